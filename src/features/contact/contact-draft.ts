import { kept } from '#ui/kept.ts'

/** What somebody has begun to write to the operator. */
export const contactDraft = kept('contact')
