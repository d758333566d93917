export const getAvatarUploadPath = (userId: string) => `/api/update-avatar/${userId}`
