import { UnreadableFile } from '../../../kernel/sheets/faults.ts';
import { MOST_ROWS } from './import.ts';

/** Counts the rows of a file, of all its tables, and refuses more than one import may have. Error: UnreadableFile. */
export function requireFewRows(): () => void {
  let rows = 0;
  return () => {
    rows += 1;
    if (rows > MOST_ROWS)
      throw new UnreadableFile({
        code: 'rows',
        message: `there are more than ${MOST_ROWS} rows; divide the file into several`,
      });
  };
}
