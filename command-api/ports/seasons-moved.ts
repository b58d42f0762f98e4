/**
 * Tells what the read model of the seasons last moved to: another text after each event that changed it, whoever recorded that.
 * Undefined where it is not known, and where the read model does not follow the log. It is as late as the read model is.
 */
export type SeasonsMoved = () => string | undefined;
