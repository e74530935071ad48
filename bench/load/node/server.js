// boardgame.io's own server with a small game of asking: as much in a state as at a table of Dracula's Feast, every answer ends the turn.
// node server.js PORT memory|flatfile FOLDER

const { Server, FlatFile } = require("boardgame.io/server");

const [port, store, folder] = process.argv.slice(2);
const GUESTS = ["dracula", "van-helsing", "alucard", "boogie-monster", "zombie", "ghost", "witch", "trickster", "beast"];
const KEPT = 4;

const feast = {
  name: "feast",
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx, random }) => {
    const guests = random.Shuffle(GUESTS);
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => ({ guest: guests[seat], marks: [], accused: false }));
    return { seats, turns: 0, told: [] };
  },
  moves: {
    inquire: ({ G, playerID }, whom, guest) => {
      const answer = G.seats[whom].guest === guest ? "yes" : "no";
      G.turns += 1;
      G.told.push({ n: G.turns, kind: "inquired", fields: { seat: Number(playerID), whom, guest, answer } });
      if (G.told.length > KEPT) G.told.shift();
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, k) => (String(k) === playerID ? seat : { ...seat, guest: null })),
  }),
};

const more = store === "flatfile" ? { db: new FlatFile({ dir: folder }) } : {};
Server({ games: [feast], origins: [`http://127.0.0.1:${port}`], ...more }).run(Number(port));
