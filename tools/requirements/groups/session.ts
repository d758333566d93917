import type { Group } from '../group.ts'

export const SESSION: Group = {
  prefix: 'SESSION',
  title: 'Session',
  about: 'who is here, and until when',
  requirements: {
    'SESSION-1':
      'When the app opens it asks the server whether the session of the stored user is valid, and then for the user.',
    'SESSION-2': 'A user who is blacklisted is treated as suspended and not signed in.',
    'SESSION-3':
      'Whoever cannot be recognised is signed out, and forgotten when the server said no.',
    'SESSION-4':
      'The session is checked again when the refresh key changes, which is on every page.',
    'SESSION-5': 'Signing in keeps the user record in the browser.',
    'SESSION-6':
      'Signing out empties session storage, forgets the user record and its cookies, and tells the server.',
    'SESSION-7': '`/sign-in` lets a customer sign in, and stay connected on request.',
    'SESSION-8': 'Signing out leads home, or to signing in where that was asked for.',
    'SESSION-9': 'A suspended customer is told so and does nothing more in their account.',
    'SESSION-10': 'A sign-in that fails says that address or password is wrong, and no more.',
    'SESSION-11':
      'The browser keeps of a signed-in user the identifier, the language, whether they are suspended and whether they want mails, and nothing else.',
    'SESSION-12':
      'A record that an older version has kept under another name of the identifier is read, too.',
    'SESSION-13':
      'Local storage keeps the user record, the language, the one read last, the currency and whether to stay connected.',
    'SESSION-14': 'Customers can sign in with Facebook, Apple and Google.',
    'SESSION-15':
      'Bookings, notifications, settings and the change of a password are for who is signed in.',
    'SESSION-16': 'A visitor browses and searches without signing in.',
    'SESSION-17':
      'A server that cannot be reached leaves the visitor signed out and keeps the stored user, so that the next load can recover.',
    'SESSION-18':
      'A page that needs a customer sends a visitor to sign in, and back to where they wanted to go.',
    'SESSION-19':
      'A suspension that any answer or a loaded user tells ends the session, and the person browses on as a visitor.',
    'SESSION-20': 'A suspension reaches every tab and device, whatever page is open.',
    'SESSION-21':
      'The server is told of a sign-out only when somebody signs out, and a visitor is asked nothing about.',
    'SESSION-22': 'An answer of 401 or 403 makes the session be checked again.',
    'SESSION-23':
      'A session lasts a day, or for who stays connected 400 days from the last visit, and its cookie is out of reach of scripts.',
    'SESSION-24':
      'A session that is ended opens nothing any more, wherever its cookie is still kept.',
    'SESSION-25':
      'A sign-in with Google, Apple or Facebook makes or finds an account, is only for customers, and says what went wrong.',
    'SESSION-26': 'After a sign-in nobody is led to another site.',
    'SESSION-27':
      'Signing out is over in every tab, and nothing of the customer is on the screen any more.',
    'SESSION-28': 'A session that merely ran out keeps what was typed, for the same person.',
  },
}
