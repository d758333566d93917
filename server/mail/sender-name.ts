/**
 * The operator's name: the one in `MAIL_FROM`, else the product's. Shown in mails and by PayPal.
 */
export const senderName = (mailFrom: string): string =>
  /^(.*\S)\s*<[^<>]+>$/.exec(mailFrom)?.[1]?.replaceAll('"', '') ?? 'Masar'
