declare global {
  interface ImportMetaEnv {
    readonly WALKS?: string
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv
  }
}

/** Whether this is `npm run test:nightly`, which repeats more often what every run does a few times (docs/decisions/041). */
export const IS_NIGHT = import.meta.env.WALKS === 'thorough'
