import { MongoServerError } from 'mongodb';

/** Whether MongoDB refused a write because a unique key, `_id` or index, is taken. */
const isDuplicateKey = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11_000;

/** Writes; false when MongoDB refused that because a unique key is taken. */
export const unlessTaken = async (write: () => Promise<unknown>): Promise<boolean> => {
  try {
    await write();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
};
