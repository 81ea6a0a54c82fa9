import { everyTool } from './every-tool.ts';

everyTool(0, 2);
