/**
 * The build started by `npm start`, which sets it before it starts the server: whether it
 * succeeded.
 */
export const appBuild = { succeeded: Promise.resolve(true) }
