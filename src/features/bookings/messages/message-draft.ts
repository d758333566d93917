import { newId } from '#api/new-id.ts'
import { createDraftStorage, readDraftValues } from '#rental/draft-storage.ts'

/** `sent` and `key` belong to the last attempt. */
const BLANK = { message: '', sent: '', key: '' }

/** Opens the stored draft of a message about a booking, which survives a reload. */
export function openMessageDraft(bookingId: string) {
  const storage = createDraftStorage(`message ${bookingId}`)
  const read = () => readDraftValues(storage, BLANK)
  return {
    readMessage: () => ({ message: read().message }),
    keepMessage: (message: string) => storage.keep({ ...read(), message }),
    /**
     * Returns the idempotency key for a text. The text of the last attempt gets the same key, so that trying
     * again sends it once.
     */
    keyFor(text: string): string {
      const { sent, key, ...draft } = read()
      if (key !== '' && sent === text) return key
      const next = newId()
      storage.keep({ ...draft, sent: text, key: next })
      return next
    },
    /** Deletes the sent text. Keeps text that was typed while the message was being sent. */
    deleteSent(sent: string): void {
      const { message } = read()
      if (message === sent) storage.forget()
      else storage.keep({ ...BLANK, message })
    },
  }
}
