import { createDraftStorage } from '#rental/draft-storage.ts'

/** The unsent message to the operator. */
export const contactDraft = createDraftStorage('contact')
