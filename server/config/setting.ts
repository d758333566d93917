export type Setting = {
  name: string
  /** What it is when it is not set, as an operator would write it, or in words. */
  fallback: string
  meaning: string
}

/** One setting, as an operator reads of it. */
export const setting = (name: string, fallback: string, meaning: string): Setting => ({
  name,
  fallback,
  meaning,
})

export const UNSET = 'none'
