import type { Group } from '../group.ts'

export const ACCOUNT: Group = {
  prefix: 'ACCOUNT',
  title: 'Account',
  about: 'signing up, mailed links, settings, password, picture and license',
  requirements: {
    'ACCOUNT-1': '`/sign-up` makes an account.',
    'ACCOUNT-2': '`/activate` activates an account.',
    'ACCOUNT-3': '`/forgot-password` asks for a link that leads to a new password.',
    'ACCOUNT-4': '`/reset-password` takes a new password.',
    'ACCOUNT-5': '`/settings` has the settings.',
    'ACCOUNT-6': '`/change-password` changes the password.',
    'ACCOUNT-7': 'A visitor can make an account and is signed in with it.',
    'ACCOUNT-8': 'An account is activated by choosing its first password.',
    'ACCOUNT-9': 'An account has a name, a phone number, a location, a few words and a birth date.',
    'ACCOUNT-10': 'An account may have a picture.',
    'ACCOUNT-11': 'An account knows of which kind it is and whether its address is confirmed.',
    'ACCOUNT-12': 'The settings have a part of network settings.',
    'ACCOUNT-13': 'Mails about bookings can be switched off and on in the settings.',
    'ACCOUNT-14': 'A customer changes the password by naming the present one and a new one twice.',
    'ACCOUNT-15': 'A password has at least six characters, and a shorter one says so.',
    'ACCOUNT-16': 'A password that is typed differently the second time says so.',
    'ACCOUNT-17': 'A wrong present password is said at its field.',
    'ACCOUNT-18': 'An empty new password asks for one.',
    'ACCOUNT-19':
      'An address without an account is said at its field when a new password is asked for.',
    'ACCOUNT-20': 'A missing image, or a file that is none, asks for one.',
    'ACCOUNT-21': 'The site says that it is not for children under 13.',
    'ACCOUNT-22': 'When an account could not be made, the page says so.',
    'ACCOUNT-23': 'When a password could not be changed, the page says so.',
    'ACCOUNT-24': 'When a password was changed, the page says so.',
    'ACCOUNT-25': 'When a confirmation mail could not be sent, the page says so.',
    'ACCOUNT-26': 'When a confirmation mail was sent, the page says so.',
    'ACCOUNT-27': 'When an activation mail was sent, the page says so.',
    'ACCOUNT-28': 'When an activation link is too old, the page says so.',
    'ACCOUNT-29': 'A link that confirms an address is good for a day.',
    'ACCOUNT-30': 'A password can be pasted, and may have 64 characters and more.',
    'ACCOUNT-31': 'Who signs up is signed in with what was just typed.',
    'ACCOUNT-32':
      'A customer of whom the address is not confirmed browses and signs in; where they act they are asked to confirm it.',
    'ACCOUNT-33':
      'A link of a mail is good once, for one purpose and one address, and gives way to a newer one.',
    'ACCOUNT-34':
      'The page of a mailed link takes the secret out of the address before it asks for anything else.',
    'ACCOUNT-35':
      'A mailed link is checked before a form is shown, and says who else is signed in before it touches their session.',
    'ACCOUNT-36': 'Asking for a link changes nothing about the account until the link is used.',
    'ACCOUNT-37': 'The present password is checked while it is changed, and stands in no address.',
    'ACCOUNT-38': 'An account without a password chooses its first one without naming one.',
    'ACCOUNT-39': 'Changing the password signs everybody else out.',
    'ACCOUNT-40':
      'What is saved in the settings replaces what was there, and a field that was emptied is empty.',
    'ACCOUNT-41': 'A switch that could not be saved goes back.',
    'ACCOUNT-42':
      'A picture and a license are what their bytes are, have at most 5 MB, and are deleted only after a question.',
    'ACCOUNT-43':
      'A license is kept under a name that nobody can guess and is read by its owner, the supplier who rents to them, and an administrator.',
    'ACCOUNT-44': 'The license of a guest goes with a booking, or after a day.',
    'ACCOUNT-45': 'A password of eight characters and more is advised where one is chosen.',
  },
}
