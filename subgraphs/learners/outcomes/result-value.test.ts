import type { AppError } from '../../../kernel/errors.ts';
import type { ResultDescription } from '../ports.ts';
import { isEnough, kindOf, requireFit } from './result-value.ts';

const described = (given: Partial<ResultDescription>) => {
  const description = { id: 'r', name: 'Result', resultType: 'Result', ...given };
  return kindOf({ resultDescriptionId: 'r' }, [description]);
};
const codeOf = (value: string, given: Partial<ResultDescription>) => {
  try {
    requireFit(value, described(given));
    return 'fits';
  } catch (error) {
    expect(error).toMatchObject({ code: 'VALIDATION_FAILED', details: [{ field: 'value' }] });
    return (error as AppError).details?.[0]?.code;
  }
};

const GRADES = { resultType: 'LetterGrade', allowedValues: ['F', 'C', 'B', 'A'] };
test.each([
  ['B', GRADES, 'fits'],
  ['b', GRADES, 'not_allowed'],
  ['E', GRADES, 'not_allowed'],
  ['72.5', { resultType: 'Percent' }, 'fits'],
  ['100', { resultType: 'Percent' }, 'fits'],
  ['100.000000000000001', { resultType: 'Percent' }, 'too_big'],
  ['-1', { resultType: 'Percent' }, 'too_small'],
  ['seventy', { resultType: 'Percent' }, 'not_a_number'],
  ['7e1', { resultType: 'Percent' }, 'not_a_number'],
  ['٧٢', { resultType: 'Percent' }, 'not_a_number'],
  ['110', { resultType: 'Percent', valueMax: '120' }, 'fits'],
  ['3.7', { resultType: 'GradePointAverage', valueMin: '0', valueMax: '4.0' }, 'fits'],
  ['4.01', { resultType: 'GradePointAverage', valueMin: '0', valueMax: '4.0' }, 'too_big'],
  ['-0.5', { resultType: 'RawScore', valueMin: '-0.5' }, 'fits'],
  ['-0.6', { resultType: 'RawScore', valueMin: '-0.5' }, 'too_small'],
  ['good', { resultType: 'RawScore' }, 'not_a_number'],
  ['good', { resultType: 'PredictedScore' }, 'fits'],
  ['good', { resultType: 'ext:Grade', valueMin: '1' }, 'not_a_number'],
  ['good', { resultType: 'ext:Grade' }, 'fits'],
  ['Completed', { resultType: 'Status' }, 'fits'],
  ['Done', { resultType: 'Status' }, 'not_allowed'],
] as const)('%s of %j %s', (value, given, wanted) => {
  expect(codeOf(value, given)).toBe(wanted);
});

test.each([
  ['C', { ...GRADES, requiredValue: 'C' }, true],
  ['A', { ...GRADES, requiredValue: 'C' }, true],
  ['F', { ...GRADES, requiredValue: 'C' }, false],
  ['40', { resultType: 'Percent', requiredValue: '40.0' }, true],
  ['39.999', { resultType: 'Percent', requiredValue: '40' }, false],
  ['9', { resultType: 'RawScore', requiredValue: '10' }, false],
  ['fine', { requiredValue: 'fine' }, true],
  ['poor', { requiredValue: 'fine' }, false],
  ['poor', {}, true],
  ['Failed', { resultType: 'Status' }, false],
  ['Completed', { resultType: 'Status' }, true],
] as const)('%s of %j is enough: %s', (value, given, wanted) => {
  expect(isEnough(value, described(given))).toBe(wanted);
});

describe('which result it is', () => {
  const mark = { id: 'mark', name: 'Mark', resultType: 'Percent' };
  test.each([
    ['none of those described', {}, [mark], 'resultDescriptionId', 'required'],
    ['another one', { resultDescriptionId: 'grade' }, [mark], 'resultDescriptionId', 'unknown'],
    [
      'one where there is none',
      { resultDescriptionId: 'mark', resultType: 'Percent' },
      [],
      'resultDescriptionId',
      'unknown',
    ],
    [
      'another type',
      { resultDescriptionId: 'mark', resultType: 'Status' },
      [mark],
      'resultType',
      'contradicts',
    ],
    ['no type where nothing tells it', {}, [], 'resultType', 'required'],
  ] as const)('refuses %s', (_what, given, descriptions, field, code) => {
    expect(() => kindOf(given, descriptions)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_FAILED',
        details: [expect.objectContaining({ field, code })],
      }),
    );
  });
});
