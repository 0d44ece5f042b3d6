/** The judge desk: infractions, penalties, remedies, reports, as data and decisions. */
export {};
