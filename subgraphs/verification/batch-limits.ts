export const MAX_DOCUMENTS = 100;
/** Of the whole body: it is parsed in one go, while everybody else waits, and between units it is one message of at most 10 MB. */
export const MAX_BATCH_BYTES = 4 * 1024 * 1024;
