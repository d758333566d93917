/** Whether the build of `npm start` succeeded; `npm start` sets it before it starts the server. */
export const appBuild = { succeeded: Promise.resolve(true) }
