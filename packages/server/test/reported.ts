/** What the servers of these tests have reported so far, whoever started them: where something does not come, it says why. */
export const reported: string[] = [];
