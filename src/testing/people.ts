/** A customer, as sent by the server. */
export const ANA = {
  _id: '66aa00000000000000000001',
  type: 'user',
  email: 'ana@example.org',
  fullName: 'Ana Trabelsi',
  language: 'en',
  verified: true,
  blacklisted: false,
  enableEmailNotifications: true,
}
