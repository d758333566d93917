/** Returns the upload path of a user's avatar. */
export const avatarPath = (userId: string) => `/api/update-avatar/${userId}`
