import { parse } from 'graphql';
import { unanswerable } from './conditions.ts';

test.each([
  ['subscription { systemLogs @skip(if: true) { line } }', {}],
  ['subscription($a: Boolean!) { systemLogs @include(if: $a) { line } }', { a: true }],
  ['subscription { ... @include(if: true) { systemLogs { line } } }', {}],
  ['subscription { ...F } fragment F on Subscription { systemLogs @skip(if: false) { line } }', {}],
  [
    'subscription { ...F } fragment F on Subscription { ...F ...G } fragment G on Subscription { systemLogs @skip(if: false) { line } }',
    {},
  ],
])('%s has a condition where none may be', (source, variables) => {
  expect(unanswerable(parse(source), variables)).toMatch(/without @skip/);
});

test.each([
  ['query($a: Boolean = true) { demoMode @skip(if: $a) { state } }', { a: null }],
  ['query($a: Boolean = true) { demoMode { state @include(if: $a) } }', { a: null }],
])('%s must not be null', (source, variables) => {
  expect(unanswerable(parse(source), variables)).toMatch(/^Set \$a to true or false/);
});

test.each([
  ['subscription { systemLogs { line @skip(if: true) } }', {}],
  ['subscription { ...F } fragment F on Subscription { ...F systemLogs { line } }', {}],
  ['query($a: Boolean = true) { demoMode @skip(if: $a) { state } }', { a: false }],
  ['query($a: Boolean = true) { demoMode @skip(if: $a) { state } }', {}],
  ['query($first: Int = 2) { issuers(first: $first) { totalCount } }', { first: null }],
])('%s is for the rules of GraphQL to judge', (source, variables) => {
  expect(unanswerable(parse(source), variables)).toBeUndefined();
});
