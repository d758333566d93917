/** Whether this is `npm run test:nightly`, which repeats what every run does a few times (docs/decisions/041). */
export const IS_NIGHT = process.env['WALKS'] === 'thorough'
