import { MongoServerError } from 'mongodb';

/** Whether MongoDB refused a write because a unique key, `_id` or index, is taken. */
export const isDuplicateKey = (error: unknown): boolean => error instanceof MongoServerError && error.code === 11_000;
