/** Where one's picture is sent. */
export const avatarPath = (userId: string) => `/api/update-avatar/${userId}`

/** Where a picture can be looked at by whoever knows its name. */
const avatarAddress = (apiHost: string, name: string) =>
  `${apiHost}/api/avatars/${encodeURIComponent(name)}`

/** The address of somebody's picture; null where they have none. */
export const avatarPicture = ({ avatar }: { avatar?: string | null }, apiHost: string) =>
  avatar ? avatarAddress(apiHost, avatar) : null
