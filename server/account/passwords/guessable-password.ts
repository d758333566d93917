import { fieldRefusal } from '../../contract/problem.ts'

/** Who a password is for, as far as everybody may know. */
export interface PasswordOwner {
  email: string
  fullName: string
}

/** What this service is called by those who guess. */
const SERVICE = 'masar'
/** Shorter words are in too many good passwords. */
const SHORTEST_WORD = 3
/** What people put around a word so that it counts as a password. */
const AROUND = /^[^\p{L}]+|[^\p{L}]+$/gu

/**
 * Whether a password is among the first that are tried: one of the 49,000 most common (`@zxcvbn-ts/language-common`), or
 * nothing but the service's name or its owner's with figures around it (ASVS 5.0, 6.2.4 and 6.2.11; NIST SP 800-63B,
 * 3.1.1.2). Capitals and accents make no difference.
 */
export async function isGuessablePassword(
  password: string,
  { email, fullName }: PasswordOwner,
): Promise<boolean> {
  const common = await readCommonPasswords()
  if (common.has(password.normalize('NFKC').toLowerCase())) return true
  const name = plainWord(fullName)
  const [mailbox = ''] = email.split('@')
  const known = [SERVICE, name, name.replaceAll(' ', ''), ...name.split(' '), plainWord(mailbox)]
  const word = plainWord(password)
  return word.length >= SHORTEST_WORD && known.includes(word)
}

/** Throws `invalid-request` at the field of the body in which somebody chooses such a password. */
export async function refuseGuessable(
  pointer: '/password' | '/newPassword',
  password: string,
  owner: PasswordOwner,
): Promise<void> {
  if (await isGuessablePassword(password, owner))
    throw fieldRefusal(pointer, 'invalid-request', 'too-common')
}

/** `Léa-Marie.42` is `lea-marie`. */
const plainWord = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(AROUND, '')

let commonPasswords: Promise<ReadonlySet<string>> | null = null

/** Half a second and two megabytes, when the first password is chosen. */
const readCommonPasswords = (): Promise<ReadonlySet<string>> =>
  (commonPasswords ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  ))
