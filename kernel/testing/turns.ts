/** Watches from now on how long the event loop is kept from whoever waits for it. */
export function watchTurns(): {
  /** The longest that it was kept, and how long it was watched, in milliseconds. */
  stop(): { readonly longest: number; readonly watched: number };
} {
  const begun = performance.now();
  let [longest, last, isOver] = [0, begun, false];
  const turn = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
    if (!isOver) setImmediate(turn);
  };
  turn();
  return {
    stop() {
      isOver = true;
      const end = performance.now();
      return { longest: Math.max(longest, end - last), watched: end - begun };
    },
  };
}
