export const MAX_DOCUMENTS = 100;
/** Of the whole body. Between units it travels in one message, which may have 10 MB. */
export const MAX_BATCH_BYTES = 8 * 1024 * 1024;
