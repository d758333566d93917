/** What the operator is called in its mails: the name before the address that sends them, or else the product's. */
export const senderName = (mailFrom: string): string =>
  /^(.*\S)\s*<[^<>]+>$/.exec(mailFrom)?.[1]?.replaceAll('"', '') ?? 'Masar'
