import type { PageLanguage } from '../steps/page/words.ts'

/**
 * Every text that reports an error or a result, in English, French and Spanish (LANG-10). Duplicated on
 * purpose: a text that is lost from a catalog remains here.
 */
const TRANSLATIONS = {
  // Signing in and up
  'Incorrect email or password.': [
    'E-mail ou mot de passe incorrect.',
    'Correo electrónico o contraseña incorrectos.',
  ],
  'Your account is suspended.': ['Votre compte est suspendu.', 'Su cuenta está suspendida.'],
  'An error occurred during sign up.': [
    'Une erreur s’est produite lors de la création du compte.',
    'Se ha producido un error al crear la cuenta.',
  ],
  'This email address is already registered': [
    'Cette adresse e-mail est déjà enregistrée',
    'Este correo electrónico ya está registrado',
  ],
  'Please accept the terms of use.': [
    'Veuillez accepter les conditions d’utilisation.',
    'Acepte las condiciones de uso.',
  ],
  'You must be at least 21 years old.': [
    'Vous devez avoir au moins 21 ans.',
    'Debe tener al menos 21 años.',
  ],

  // Any form
  'Please fix errors': ['Veuillez corriger les erreurs', 'Corrija los errores'],
  'Please fill in the field:': ['Veuillez remplir le champ :', 'Rellene el campo:'],
  'Please fill in the fields:': ['Veuillez remplir les champs :', 'Rellene los campos:'],
  'Invalid email address': ['Adresse e-mail invalide', 'Correo electrónico no válido'],
  'Invalid phone number': ['Numéro de téléphone invalide', 'Número de teléfono no válido'],
  'Please add an image': ['Veuillez ajouter une image', 'Añada una imagen'],
  'Changes made successfully.': ['Modifications enregistrées.', 'Cambios guardados correctamente.'],
  'Something went wrong! Try again later.': [
    'Une erreur s’est produite ! Réessayez plus tard.',
    '¡Algo ha salido mal! Inténtelo de nuevo más tarde.',
  ],
  'An unhandled error occurred.': [
    'Une erreur inattendue s’est produite.',
    'Se ha producido un error inesperado.',
  ],
  'Too many attempts. Try again in 3600 seconds.': [
    'Trop de tentatives. Réessayez dans 3600 secondes.',
    'Demasiados intentos. Inténtelo de nuevo dentro de 3600 segundos.',
  ],
  'You can try again now.': ['Vous pouvez réessayer maintenant.', 'Ya puede intentarlo de nuevo.'],

  // Passwords and emails
  'Password must be at least 6 characters long': [
    'Le mot de passe doit comporter au moins 6 caractères',
    'La contraseña debe tener al menos 6 caracteres',
  ],
  "Passwords don't match.": [
    'Les mots de passe ne correspondent pas.',
    'Las contraseñas no coinciden.',
  ],
  'Wrong password': ['Mot de passe incorrect', 'Contraseña incorrecta'],
  'Please choose a new password': [
    'Veuillez choisir un nouveau mot de passe',
    'Elija una contraseña nueva',
  ],
  'An error occurred while updating password.': [
    'Une erreur s’est produite lors de la modification du mot de passe.',
    'Se ha producido un error al cambiar la contraseña.',
  ],
  'Password changed successfully.': ['Mot de passe modifié.', 'Contraseña cambiada correctamente.'],
  'Email address not registered.': [
    'Cette adresse e-mail n’est pas enregistrée.',
    'Este correo electrónico no está registrado.',
  ],
  'Your account activation link expired.': [
    'Le lien d’activation de votre compte a expiré.',
    'El enlace de activación de su cuenta ha caducado.',
  ],
  'Activation email sent.': ['E-mail d’activation envoyé.', 'Correo de activación enviado.'],

  'Validation email sent.': ['E-mail de validation envoyé.', 'Correo de validación enviado.'],
  'An error occurred while sending validation email.': [
    'Une erreur s’est produite lors de l’envoi de l’e-mail de validation.',
    'Se ha producido un error al enviar el correo de validación.',
  ],
  'ReCaptcha not loaded': ['reCAPTCHA n’a pas été chargé', 'reCAPTCHA no se ha cargado'],
  'reCAPTCHA error': ['Erreur reCAPTCHA', 'Error de reCAPTCHA'],

  // Languages and currencies
  'An error occurred while changing language.': [
    'Une erreur s’est produite lors du changement de langue.',
    'Se ha producido un error al cambiar de idioma.',
  ],
  'Currency XYZ not supported: amounts are shown in TND.': [
    'Devise XYZ non prise en charge : les montants sont affichés en TND.',
    'Moneda XYZ no admitida: los importes se muestran en TND.',
  ],
  'EUR isn’t available right now. Prices are in TND.': [
    'EUR n’est pas disponible pour le moment. Les prix sont en TND.',
    'EUR no está disponible en este momento. Los precios están en TND.',
  ],

  // Finding a car
  'Pick-up time must be at least 1 hour in the future.': [
    'La prise en charge doit se faire dans 1 heure au moins.',
    'La recogida debe ser, como mínimo, dentro de 1 hora.',
  ],
  'Rental duration too short: the minimum is 1 hour.': [
    'Durée de location trop courte : le minimum est de 1 heure.',
    'Alquiler demasiado corto: el mínimo es de 1 hora.',
  ],
  'Invalid pick-up time:': ['Heure de prise en charge invalide :', 'Hora de recogida no válida:'],
  'Invalid drop-off time:': ['Heure de restitution invalide :', 'Hora de devolución no válida:'],

  // Paying
  'Online payment is not allowed for users in Tunisia.': [
    'Le paiement en ligne n’est pas autorisé pour les utilisateurs en Tunisie.',
    'El pago en línea no está permitido para los usuarios de Túnez.',
  ],
  'Invalid card number': ['Numéro de carte invalide', 'Número de tarjeta no válido'],
  'Invalid expiry date': ['Date d’expiration invalide', 'Fecha de caducidad no válida'],
  'Invalid card validation code': [
    'Code de validation de la carte invalide',
    'Código de validación de la tarjeta no válido',
  ],
  'Payment failed.': ['Le paiement a échoué.', 'El pago ha fallado.'],
} as const satisfies Record<string, readonly [french: string, spanish: string]>

export type ExpectedText = keyof typeof TRANSLATIONS

export const EXPECTED_TEXTS = Object.keys(TRANSLATIONS) as ExpectedText[]

/** Returns a function that translates the expected texts into this language. */
export function createExpectedTexts(language: PageLanguage): (english: ExpectedText) => string {
  return (english) => {
    if (language === 'en') return english
    return TRANSLATIONS[english][language === 'fr' ? 0 : 1]
  }
}
