import { createUuid } from '#api/new-id.ts'
import { createDraftStorage, readDraftValues } from '#rental/draft-storage.ts'

/** `sent` and `key` are the text and the idempotency key of the last attempt. */
const BLANK_DRAFT = { message: '', sent: '', key: '' }

/** Opens the stored draft of a message about a booking, which survives a reload. */
export function openMessageDraft(bookingId: string) {
  const storage = createDraftStorage(`message ${bookingId}`)
  const read = () => readDraftValues(storage, BLANK_DRAFT)
  return {
    readMessage: () => ({ message: read().message }),
    keepMessage: (message: string) => storage.keep({ ...read(), message }),
    /**
     * Returns the idempotency key for a text. A retry of the last text gets the same key, so that the message
     * is sent only once.
     */
    keyFor(text: string): string {
      const { sent, key, ...draft } = read()
      if (key !== '' && sent === text) return key
      const next = createUuid()
      storage.keep({ ...draft, sent: text, key: next })
      return next
    },
    /** Deletes the sent text. Keeps text that was typed while the message was being sent. */
    deleteSent(sent: string): void {
      const { message } = read()
      if (message === sent) storage.forget()
      else storage.keep({ ...BLANK_DRAFT, message })
    },
  }
}
