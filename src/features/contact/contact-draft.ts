import { draftStorage } from '#rental/draft-storage.ts'

/** What somebody has begun to write to the operator. */
export const contactDraft = draftStorage('contact')
