import type { BookingMessage, BookingThread } from '#api/queries/messages.query.ts'

const createMessage = (
  id: number,
  author: BookingMessage['author'],
  text: string,
  sentAt: string,
): BookingMessage => ({ _id: `66aa0000000000000000020${id}`, author, text, sentAt })

export const QUESTION = createMessage(
  1,
  'customer',
  'Is there a car park at the office?\nWe arrive late.',
  '2027-05-02T08:05:00.000Z',
)

export const ANSWER = createMessage(
  2,
  'supplier',
  'Yes, free of charge.',
  '2027-05-02T09:10:00.000Z',
)

const closesAt = '2027-07-03T09:00:00.000Z'

/** The messages that Amira and Jasmin Auto exchanged a month before the pick-up. */
export const THREAD: BookingThread = { messages: [QUESTION, ANSWER], closesAt }

export const EMPTY_THREAD: BookingThread = { messages: [], closesAt }

export const SENT_MESSAGE = createMessage(3, 'customer', 'Thank you!', '2027-05-02T10:00:00.000Z')
