import { kept } from '#rental/kept.ts'

/** What somebody has begun to write to the operator. */
export const contactDraft = kept('contact')
