export type Setting = {
  name: string
  /** The default, as an operator would write it, or described in words. */
  fallback: string
  meaning: string
}

/** Describes one setting for the operator's documentation. */
export const describeSetting = (name: string, fallback: string, meaning: string): Setting => ({
  name,
  fallback,
  meaning,
})

export const UNSET = 'none'
