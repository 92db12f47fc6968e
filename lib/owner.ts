/** The single owner of everything until accounts exist. */
export const localOwner = "local";
