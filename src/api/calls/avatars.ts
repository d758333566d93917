/** Where one's picture is sent. */
export const avatarPath = (userId: string) => `/api/update-avatar/${userId}`
