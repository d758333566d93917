/** Returns the upload path of a user's avatar. */
export const getAvatarPath = (userId: string) => `/api/update-avatar/${userId}`
