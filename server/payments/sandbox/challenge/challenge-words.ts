import type { Language } from '#domain/service/languages.ts'

type Ending = { title: string; text: string }
type Words = {
  title: string
  test: string
  question: (amount: string) => string
  pass: string
  fail: string
  leave: string
  back: string
  endings: Record<'passed' | 'failed' | 'over' | 'unknown', Ending>
}

/** 3-D Secure as a bank would ask it. */
export const CHALLENGE_WORDS: Record<Language, Words> = {
  fr: {
    title: 'Confirmez votre paiement',
    test: 'Ceci est un essai : aucune banque n’est interrogée et aucun argent ne bouge.',
    question: (amount) => `Votre banque demande si ce paiement de ${amount} est bien de vous.`,
    pass: 'Oui, je confirme',
    fail: 'Non, je refuse',
    leave: 'Vous pouvez aussi fermer cette fenêtre sans répondre.',
    back: 'Revenir à la réservation',
    endings: {
      passed: { title: 'Paiement confirmé', text: 'Vous pouvez fermer cette fenêtre.' },
      failed: {
        title: 'Paiement refusé',
        text: 'Rien n’a été débité. Vous pouvez fermer cette fenêtre.',
      },
      over: {
        title: 'Cette question n’est plus posée',
        text: 'Un autre paiement a été commencé, ou le délai est passé.',
      },
      unknown: {
        title: 'Cette question est inconnue',
        text: 'L’adresse est peut-être incomplète.',
      },
    },
  },
  en: {
    title: 'Confirm your payment',
    test: 'This is a test: no bank is asked and no money moves.',
    question: (amount) => `Your bank asks whether this payment of ${amount} is yours.`,
    pass: 'Yes, I confirm',
    fail: 'No, I refuse',
    leave: 'You can also close this window without an answer.',
    back: 'Back to the booking',
    endings: {
      passed: { title: 'Payment confirmed', text: 'You can close this window.' },
      failed: {
        title: 'Payment refused',
        text: 'Nothing was charged. You can close this window.',
      },
      over: {
        title: 'This question is over',
        text: 'Another payment was begun, or the time has run out.',
      },
      unknown: { title: 'This question is unknown', text: 'The address may be incomplete.' },
    },
  },
  es: {
    title: 'Confirme su pago',
    test: 'Esto es una prueba: no se pregunta a ningún banco ni se mueve dinero.',
    question: (amount) => `Su banco pregunta si este pago de ${amount} es suyo.`,
    pass: 'Sí, lo confirmo',
    fail: 'No, lo rechazo',
    leave: 'También puede cerrar esta ventana sin responder.',
    back: 'Volver a la reserva',
    endings: {
      passed: { title: 'Pago confirmado', text: 'Puede cerrar esta ventana.' },
      failed: {
        title: 'Pago rechazado',
        text: 'No se ha cobrado nada. Puede cerrar esta ventana.',
      },
      over: {
        title: 'Esta pregunta ya no vale',
        text: 'Se ha empezado otro pago o se ha acabado el plazo.',
      },
      unknown: {
        title: 'Esta pregunta es desconocida',
        text: 'La dirección quizá está incompleta.',
      },
    },
  },
}
