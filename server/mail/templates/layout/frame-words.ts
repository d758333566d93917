import type { InEveryLanguage } from '../mail-content.ts'

/** What stands around every mail. */
export const FRAME: InEveryLanguage<{
  salutation: (name: string) => string
  /** Between what a value is called and the value. */
  colon: string
  copy: string
  signature: (site: string) => string
}> = {
  fr: {
    salutation: (name) => `Bonjour ${name},`,
    colon: '\u00A0: ',
    copy: 'Le bouton ne fonctionne pas\u00A0? Copiez cette adresse dans votre navigateur\u00A0:',
    signature: (site) => `L’équipe ${site}`,
  },
  en: {
    salutation: (name) => `Hello ${name},`,
    colon: ': ',
    copy: 'Button not working? Copy this address into your browser:',
    signature: (site) => `The ${site} team`,
  },
  es: {
    salutation: (name) => `Hola, ${name}:`,
    colon: ': ',
    copy: '¿No funciona el botón? Copie esta dirección en su navegador:',
    signature: (site) => `El equipo de ${site}`,
  },
}
