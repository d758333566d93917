/** The upload address of avatars. */
export const avatarPath = (userId: string) => `/api/update-avatar/${userId}`
