# Blood Bound: names, log sentences, questions, refusals (the rules and rulings stand in files of their own).

blood-bound-name = Blood Bound
