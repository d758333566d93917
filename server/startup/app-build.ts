/** The build that `npm start` has begun, which sets it before it starts the server: whether it succeeded. */
export const appBuild = { succeeded: Promise.resolve(true) }
