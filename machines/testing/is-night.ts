declare global {
  interface ImportMetaEnv {
    readonly WALKS?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/**
 * The bundler provides `WALKS` to tests in jsdom and in a browser; tests in Node read it from the environment.
 */
const { WALKS } = 'env' in import.meta ? import.meta.env : process.env

/**
 * Whether this is `npm run test:nightly`, which runs the same tests with more repetitions (docs/decisions/007).
 */
export const IS_NIGHT = WALKS === 'thorough'
