#!/bin/sh
# Starts BROWSER without the right to put its threads before those of the servers it asks.
exec setpriv --bounding-set=-sys_nice --inh-caps=-sys_nice "$BROWSER" "$@"
