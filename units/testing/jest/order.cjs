// In which order suites run: the longest first, so that all workers end together.
const { default: Sequencer } = require('@jest/test-sequencer');
const { KINDS, kindOf } = require('./kinds.cjs');

/** Jest goes by how long suites took the last time. Where it does not know (a fresh copy), their kind tells more than their size. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    if (sorted.some((test) => test.duration !== undefined)) return sorted;
    const rank = new Map(sorted.map((test) => [test, KINDS.indexOf(kindOf(test.path))]));
    return sorted.sort((a, b) => rank.get(a) - rank.get(b));
  }
};
