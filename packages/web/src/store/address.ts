/** Addresses that lead nowhere but to the machine they are opened on. */
export const AT_HOME = /^(localhost|127(\.\d+){3}|\[::1\])$/;
