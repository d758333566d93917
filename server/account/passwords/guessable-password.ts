import { createFieldRefusal } from '../../contract/problem.ts'

/** Publicly known facts about the owner of a password. */
export interface PasswordOwner {
  email: string
  fullName: string
}

/** Attackers try the name of the service. */
const SERVICE_NAME = 'masar'
/** Shorter words occur in too many good passwords. */
const MIN_WORD_LENGTH = 3
/** Characters commonly added around a word to satisfy password rules. */
const SURROUNDING_CHARACTERS = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * Whether a password is among the first that attackers try: one of the 49,000 most common
 * (`@zxcvbn-ts/language-common`), or the name of the service or owner surrounded by digits (ASVS
 * 5.0, 6.2.4 and 6.2.11; NIST SP 800-63B, 3.1.1.2). Case and accents are ignored.
 */
export async function isGuessablePassword(
  password: string,
  { email, fullName }: PasswordOwner,
): Promise<boolean> {
  const common = await loadCommonPasswords()
  if (common.has(password.normalize('NFKC').toLowerCase())) return true
  const name = toPlainWord(fullName)
  const [mailbox = ''] = email.split('@')
  const known = [
    SERVICE_NAME,
    name,
    name.replaceAll(' ', ''),
    ...name.split(' '),
    toPlainWord(mailbox),
  ]
  const word = toPlainWord(password)
  return word.length >= MIN_WORD_LENGTH && known.includes(word)
}

/** Throws `invalid-request` for the password field when the password is guessable. */
export async function refuseGuessablePassword(
  pointer: '/password' | '/newPassword',
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  if (await isGuessablePassword(password, owner))
    throw createFieldRefusal(pointer, 'invalid-request', 'too-common')
}

/** `Léa-Marie.42` becomes `lea-marie`. */
const toPlainWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(SURROUNDING_CHARACTERS, '')

let commonPasswords: Promise<ReadonlySet<string>> | null = null

/** Loaded lazily, because loading takes half a second and two megabytes of memory. */
const loadCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))
