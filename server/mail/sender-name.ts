/** Returns the operator's name in `MAIL_FROM`, or else the product's name. Shown in emails and by PayPal. */
export const readSenderName = (mailFrom: string): string =>
  /^(.*\S)\s*<[^<>]+>$/.exec(mailFrom)?.[1]?.replaceAll('"', '') ?? 'Masar'
