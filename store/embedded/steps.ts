/** Synchronous work that may be put aside at each `yield`. */
export type Steps<T> = Generator<void, T, void>;

/** Longest stretch for which work keeps the event loop to itself, but for a step that takes longer. */
const STRETCH_MS = 3;

function isSteps<T>(work: T | Steps<T>): work is Steps<T> {
  return typeof work === 'object' && work !== null && 'next' in work && typeof work.next === 'function';
}

/** Work of either kind as steps. */
export function* stepsOf<T>(work: T | Steps<T>): Steps<T> {
  return isSteps(work) ? yield* work : work;
}

/** Makes a runner of one piece of work after another that lets others run whenever a stretch is over; `goOn` throws where they have ended it. */
export function createTurns(goOn: () => void = () => undefined): <T>(work: () => T | Steps<T>) => Promise<T> {
  let began = performance.now();
  return async (work) => {
    const steps = stepsOf(work());
    for (;;) {
      const { done, value } = steps.next();
      if (performance.now() - began > STRETCH_MS) {
        await new Promise(setImmediate);
        began = performance.now();
        goOn();
      }
      if (done) return value;
    }
  };
}
