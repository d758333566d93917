import { newId } from '#api/new-id.ts'
import { draftStorage, readDraftValues } from '#rental/draft-storage.ts'

/** `sent` and `key` are those of the last attempt. */
const BLANK = { message: '', sent: '', key: '' }

/** The unsent message about a booking, which survives a reload. */
export function messageDraft(bookingId: string) {
  const storage = draftStorage(`message ${bookingId}`)
  const read = () => readDraftValues(storage, BLANK)
  return {
    readMessage: () => ({ message: read().message }),
    keepMessage: (message: string) => storage.keep({ ...read(), message }),
    /** The idempotency key of a text: that of the last attempt, so that trying again sends it once. */
    keyFor(text: string): string {
      const { sent, key, ...draft } = read()
      if (key !== '' && sent === text) return key
      const next = newId()
      storage.keep({ ...draft, sent: text, key: next })
      return next
    },
    /** Keeps what was typed while the message was being sent. */
    forgetSent(sent: string): void {
      const { message } = read()
      if (message === sent) storage.forget()
      else storage.keep({ ...BLANK, message })
    },
  }
}
