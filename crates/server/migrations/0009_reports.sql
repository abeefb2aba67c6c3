-- Who is forgotten is taken out of all they reported, open or not: without an
-- index every report would be looked at.
CREATE INDEX reports_reporter ON reports (reporter);

-- Reports that were dealt with go after a while.
CREATE INDEX reports_done ON reports (done) WHERE done IS NOT NULL;
