export interface Deferred<Value> {
  promise: Promise<Value>
  resolve: (value: Value) => void
  reject: (error: unknown) => void
}

/** Creates a promise that the test settles. */
export const createDeferred = <Value>(): Deferred<Value> => Promise.withResolvers<Value>()
